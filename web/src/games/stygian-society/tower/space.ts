/** Cubes in space. Centimetres: x to the right, y to the back, z up, the board at 0, the shaft around x = y = 0. */

/** The center, then the turn as a quaternion w, x, y, z. */
export type Pose = readonly [number, number, number, number, number, number, number];

/** The directions of a cube's three edges, one after the other. */
export function edgesOf([, , , w, x, y, z]: Pose): readonly number[] {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y + w * z),
    2 * (x * z - w * y),
    2 * (x * y - w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z + w * x),
    2 * (x * z + w * y),
    2 * (y * z - w * x),
    1 - 2 * (x * x + y * y),
  ];
}

/** The same seen in a mirror that stands in the middle of the tower, from front to back. */
export function mirrored([x, y, z, w, i, j, k]: Pose): Pose {
  return [-x, y, z, w, i, -j, -k];
}

/** How far two cubes reach into each other, in edges; not above 0 when they are apart (separating axes). */
export function overlap(a: Pose, b: Pose, edge: number): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  if (dx * dx + dy * dy + dz * dz >= 3 * edge * edge) return 0;
  const mine = edgesOf(a);
  const theirs = edgesOf(b);
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 15; n++) {
    const [x, y, z] = axis(n, mine, theirs);
    const length = Math.hypot(x, y, z);
    if (length < 1e-3) continue;
    const reach = spread(mine, x, y, z) + spread(theirs, x, y, z);
    const depth = ((edge / 2) * reach - Math.abs(dx * x + dy * y + dz * z)) / length;
    if (depth <= 0) return 0;
    least = Math.min(least, depth);
  }
  return least / edge;
}

function axis(
  n: number,
  mine: readonly number[],
  theirs: readonly number[],
): readonly [number, number, number] {
  if (n < 6) return edge(n < 3 ? mine : theirs, n % 3);
  const [a, b, c] = edge(mine, Math.floor((n - 6) / 3));
  const [d, e, f] = edge(theirs, n % 3);
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

export function edge(edges: readonly number[], n: number): readonly [number, number, number] {
  return [edges[3 * n] as number, edges[3 * n + 1] as number, edges[3 * n + 2] as number];
}

function spread(edges: readonly number[], x: number, y: number, z: number): number {
  let sum = 0;
  for (let n = 0; n < 3; n++) {
    const [a, b, c] = edge(edges, n);
    sum += Math.abs(a * x + b * y + c * z);
  }
  return sum;
}

/** Evenly from one pose to another. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const turn = turned(a, b, part);
  const at = (n: 0 | 1 | 2) => a[n] + part * (b[n] - a[n]);
  return [at(0), at(1), at(2), ...turn];
}

function turned(a: Pose, b: Pose, part: number): [number, number, number, number] {
  const same = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6];
  const sign = same < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(same)));
  const whole = Math.sin(angle);
  const from = angle < 1e-3 ? 1 - part : Math.sin((1 - part) * angle) / whole;
  const to = sign * (angle < 1e-3 ? part : Math.sin(part * angle) / whole);
  return [
    from * a[3] + to * b[3],
    from * a[4] + to * b[4],
    from * a[5] + to * b[5],
    from * a[6] + to * b[6],
  ];
}
