/** How fast `y` grows with `x`: the slope of the straight line that lies nearest to all points. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [value]) => sum + (value - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) / spread;
}
