"""Low Candle: a small game of hidden candles and wind, as a package of its own on Lampblack's shelf."""
