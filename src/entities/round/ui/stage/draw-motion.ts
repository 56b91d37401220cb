/** How much is over at a moment of what lasts from one moment to another, 0 to 1. */
export function shareOf(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** A share of a way that is fast at first and comes to rest. */
export function slowing(share: number, power = 3): number {
  return 1 - (1 - share) ** power;
}

/** The value at a share of the way from one to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A point of an ellipse about the origin; degrees, clockwise from the right. */
export function pointAt(degrees: number, radiusX: number, radiusY = radiusX) {
  const angle = (degrees * Math.PI) / 180;
  return { x: radiusX * Math.cos(angle), y: radiusY * Math.sin(angle) };
}
