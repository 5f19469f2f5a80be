/** The picture on a canvas: the tower with its levels cut open, and the cubes, the farthest first. */
import { across, BOUNDS, depth, light, upward } from './camera';
import type { Shown } from './places';
import { edge, edgesOf, type Pose } from './space';
import measures from './tower.json';

type Point = readonly [number, number, number];
type Paint = CanvasRenderingContext2D;

/** As everywhere on this board; `line` where the face alone is too dark. */
const FACES: Record<string, readonly [number, number, number]> = {
  B: [61, 112, 232],
  G: [36, 140, 72],
  W: [245, 242, 233],
  R: [205, 52, 48],
  Y: [244, 200, 58],
  K: [44, 47, 58],
};
const EDGE = 'rgb(5 7 15 / 0.85)';
const DARK_EDGE = '#9aa3bb';
const WOOD = [122, 92, 58] as const;
const MAT = [24, 40, 31] as const;
const STONE = [52, 42, 70] as const;

/** A flat box: its middle and its size. */
interface Slab {
  at: Point;
  size: Point;
}

const { shaft, levels, crypt } = measures;
const HALF = shaft.inner / 2;
const OUTER = HALF + shaft.wall;

const SLABS: readonly (readonly Slab[])[] = levels.z.map((z, n) =>
  slabs(z, levels.pattern[n] ?? ''),
);

function slabs(z: number, pattern: string): Slab[] {
  const thick = levels.thickness;
  if (pattern === 'ring') {
    const away = HALF - levels.ledge / 2;
    const inner = shaft.inner - 2 * levels.ledge;
    return [
      { at: [0, away, z], size: [inner, levels.ledge, thick] },
      { at: [-away, 0, z], size: [levels.ledge, shaft.inner, thick] },
      { at: [away, 0, z], size: [levels.ledge, shaft.inner, thick] },
      { at: [0, -away, z], size: [inner, levels.ledge, thick] },
    ];
  }
  const bar: Point =
    pattern === 'blocker_x' ? [shaft.inner, levels.bar, thick] : [levels.bar, shaft.inner, thick];
  return [
    { at: [0, 0, z], size: bar },
    { at: [0, 0, z], size: [levels.plate, levels.plate, thick] },
  ];
}

export class Painter {
  constructor(
    private readonly paint: Paint,
    private readonly width: number,
    private readonly height: number,
    /** How thick a line is. */
    private readonly scale: number,
  ) {}

  draw(shown: readonly Shown[]): void {
    const { paint } = this;
    paint.clearRect(0, 0, this.width, this.height);
    paint.lineJoin = 'round';
    const inside = shown.filter(({ pose }) => isInside(pose));
    const outside = shown.filter(({ pose }) => !isInside(pose) && pose[2] < shaft.height);
    const above = shown.filter(({ pose }) => !isInside(pose) && pose[2] >= shaft.height);
    this.ground();
    this.back();
    let from = Number.NEGATIVE_INFINITY;
    for (const [n, parts] of SLABS.entries()) {
      const z = levels.z[n] as number;
      this.cubes(inside.filter(({ pose }) => pose[2] >= from && pose[2] < z));
      for (const slab of parts) this.slab(slab);
      from = z;
    }
    this.cubes(inside.filter(({ pose }) => pose[2] >= from));
    this.front();
    this.outside(outside);
    this.cubes(above);
  }

  private x([x, y]: Point): number {
    return ((across(x, y) - BOUNDS.left) / (BOUNDS.right - BOUNDS.left)) * this.width;
  }
  private y([x, y, z]: Point): number {
    return ((BOUNDS.top - upward(x, y, z)) / (BOUNDS.top - BOUNDS.bottom)) * this.height;
  }

  private face(points: readonly Point[], fill: string, line?: string): void {
    const { paint } = this;
    paint.beginPath();
    for (const [n, point] of points.entries()) {
      if (n === 0) paint.moveTo(this.x(point), this.y(point));
      else paint.lineTo(this.x(point), this.y(point));
    }
    paint.closePath();
    paint.fillStyle = fill;
    paint.fill();
    if (!line) return;
    paint.strokeStyle = line;
    paint.stroke();
  }

  /** The board before the tower, and the crypt in its fence. */
  private ground(): void {
    this.paint.lineWidth = this.scale;
    const [side, near, far] = [8.1, -16.1, -HALF + 1];
    this.face(
      [
        [-side, near, 0],
        [side, near, 0],
        [side, far, 0],
        [-side, far, 0],
      ],
      shade(MAT, 1),
      shade(MAT, 1.8),
    );
    const [w, y, d] = [crypt.width / 2, -HALF - crypt.gap, crypt.depth];
    this.face(
      [
        [-w, y - d, 0],
        [w, y - d, 0],
        [w, y, 0],
        [-w, y, 0],
      ],
      shade(STONE, 0.8),
    );
  }

  /** What is behind the cubes: ramp, back wall, and the side wall one looks at. */
  private back(): void {
    const { height } = shaft;
    this.paint.lineWidth = this.scale;
    const line = shade(WOOD, 1.25);
    const rise = shaft.inner * Math.tan((shaft.ramp * Math.PI) / 180);
    this.face(box(-HALF, HALF, HALF, HALF, 0, height), shade(WOOD, 0.42), line);
    this.face(side(-HALF, height), shade(WOOD, 0.34), line);
    this.face(
      [
        [-HALF, -HALF, 0],
        [HALF, -HALF, 0],
        [HALF, HALF, rise],
        [-HALF, HALF, rise],
      ],
      shade(WOOD, 0.75),
      line,
    );
  }

  /** Front and near side are glass: only their edges, and a breath of light. */
  private front(): void {
    const { paint } = this;
    const { height, exit } = shaft;
    paint.lineWidth = 1.4 * this.scale;
    const line = shade(WOOD, 1.5);
    this.face(box(-OUTER, OUTER, -OUTER, -OUTER, exit, height), 'rgb(255 220 160 / 0.05)', line);
    this.face(side(OUTER, height), 'rgb(255 220 160 / 0.03)', line);
    this.line([-OUTER, -OUTER, 0], [-OUTER, -OUTER, exit], line);
    this.line([OUTER, -OUTER, 0], [OUTER, -OUTER, exit], line);
    const rim: Point[] = [
      [-OUTER, -OUTER, height],
      [OUTER, -OUTER, height],
      [OUTER, OUTER, height],
      [-OUTER, OUTER, height],
    ];
    for (const [n, point] of rim.entries()) this.line(point, rim[(n + 1) % 4] as Point, line);
  }

  private line(from: Point, to: Point, colour: string): void {
    const { paint } = this;
    paint.beginPath();
    paint.moveTo(this.x(from), this.y(from));
    paint.lineTo(this.x(to), this.y(to));
    paint.strokeStyle = colour;
    paint.stroke();
  }

  /** Cubes on the board, among the crypt's fences. */
  private outside(shown: readonly Shown[]): void {
    const [w, y, d, up, thick] = [
      crypt.width / 2,
      -HALF - crypt.gap,
      crypt.depth,
      crypt.fence,
      0.2,
    ];
    const fences: Slab[] = [
      { at: [0, y, up / 2], size: [2 * w + thick, thick, up] },
      { at: [-w, y - d / 2, up / 2], size: [thick, d, up] },
      { at: [w, y - d / 2, up / 2], size: [thick, d, up] },
      { at: [0, y - d, up / 2], size: [2 * w + thick, thick, up] },
    ];
    const near = (slab: Slab) => depth(slab.at[0], slab.at[1], 0);
    const parts = [
      ...fences.map((slab) => ({ far: near(slab), draw: () => this.fence(slab) })),
      ...shown.map((one) => ({
        far: depth(one.pose[0], one.pose[1], 0) - 0.3,
        draw: () => this.cube(one),
      })),
    ];
    for (const { draw } of parts.toSorted((a, b) => b.far - a.far)) draw();
  }

  private cubes(shown: readonly Shown[]): void {
    const far = ({ pose: [x, y, z] }: Shown) => depth(x, y, z);
    for (const one of shown.toSorted((a, b) => far(b) - far(a))) this.cube(one);
  }

  private cube({ letter, pose }: Shown): void {
    const edges = edgesOf(pose);
    const face = FACES[letter] ?? [118, 84, 156];
    this.paint.lineWidth = 0.8 * this.scale;
    for (let n = 0; n < 3; n++) {
      for (const sign of [1, -1]) {
        const [a, b, c] = edge(edges, n);
        const lit = light(sign * a, sign * b, sign * c);
        if (lit < 0) continue;
        const corners = square(pose, edges, n, sign);
        this.face(corners, shade(face, lit), letter === 'K' ? DARK_EDGE : EDGE);
      }
    }
  }

  private slab(slab: Slab): void {
    this.solid(slab, WOOD, 0.95);
  }
  private fence(slab: Slab): void {
    this.solid(slab, STONE, 1.9);
  }

  /** A box that stands straight: top, front and the side one sees. */
  private solid(
    { at: [x, y, z], size: [w, d, h] }: Slab,
    colour: readonly number[],
    lit: number,
  ): void {
    this.paint.lineWidth = 0.7 * this.scale;
    const [l, r, n, f, b, t] = [x - w / 2, x + w / 2, y - d / 2, y + d / 2, z - h / 2, z + h / 2];
    const line = 'rgb(0 0 0 / 0.45)';
    this.face(box(l, r, n, n, b, t), shade(colour, lit * 0.7), line);
    this.face(
      [
        [r, n, b],
        [r, f, b],
        [r, f, t],
        [r, n, t],
      ],
      shade(colour, lit * 0.55),
      line,
    );
    this.face(
      [
        [l, n, t],
        [r, n, t],
        [r, f, t],
        [l, f, t],
      ],
      shade(colour, lit),
      line,
    );
  }
}

function isInside([x, y, z]: Pose): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= OUTER && z < shaft.height;
}

function box(l: number, r: number, near: number, far: number, b: number, t: number): Point[] {
  return [
    [l, near, b],
    [r, far, b],
    [r, far, t],
    [l, near, t],
  ];
}

function side(x: number, height: number): Point[] {
  return [
    [x, -OUTER, 0],
    [x, OUTER, 0],
    [x, OUTER, height],
    [x, -OUTER, height],
  ];
}

/** One of a cube's faces. */
function square([x, y, z]: Pose, edges: readonly number[], n: number, sign: number): Point[] {
  const half = measures.edge / 2;
  const [a, b, c] = [edge(edges, n), edge(edges, (n + 1) % 3), edge(edges, (n + 2) % 3)];
  const corner = (right: number, up: number): Point => [
    x + half * (sign * a[0] + right * b[0] + up * c[0]),
    y + half * (sign * a[1] + right * b[1] + up * c[1]),
    z + half * (sign * a[2] + right * b[2] + up * c[2]),
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

function shade(colour: readonly number[], lit: number): string {
  return `rgb(${colour.map((part) => Math.min(255, Math.round(part * lit))).join(' ')})`;
}
