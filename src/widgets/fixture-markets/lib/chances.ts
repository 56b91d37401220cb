/** The chances of outcomes that exclude one another, by their odds (hundredths) without the margin: whole percent, 100 together. */
export function chancesOf(odds: readonly number[]): number[] {
  const weights = odds.map((one) => 1 / one);
  const sum = weights.reduce((all, one) => all + one, 0);
  const exact = weights.map((one) => (one / sum) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((all, one) => all + one, 0);
  // What rounding down has left goes to those that lost the most by it.
  const byLoss = exact
    .map((one, at) => ({ at, loss: one - Math.floor(one) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at);
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return whole.map((one, at) => one + (raised.has(at) ? 1 : 0));
}
