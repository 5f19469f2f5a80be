"""``python -m lampblack.server`` starts a server with the settings of the environment."""

import uvicorn

from lampblack.server.app import create_app

if __name__ == "__main__":
    uvicorn.run(create_app(), ws="websockets-sansio", loop="uvloop", port=8000)
