/** What fills the height of the line at least, milliseconds: the noise of a part that is in time stays low. */
const LEAST_MS = 2_000;

/**
 * Draws the lags of minutes as the path of a line, one wide for each minute and one high; a minute without news is a gap, and one
 * alone a dot.
 */
export function sparkline(lags: readonly (number | null)[]): string {
  const most = Math.max(LEAST_MS, ...lags.map((lag) => lag ?? 0));
  return lags
    .map((lag, index) => {
      if (lag === null) return '';
      const isBegun = index > 0 && lags[index - 1] !== null;
      const point = `${index + 0.5} ${Math.round((1 - lag / most) * 1_000) / 1_000}`;
      if (isBegun) return `L${point}`;
      return lags[index + 1] == null ? `M${point}h0` : `M${point}`;
    })
    .join('');
}
