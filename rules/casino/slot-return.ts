import { bestOf, countOf, FEWEST, LINES, REELS, SCATTER } from './slot.ts';
import { type SlotReturn, type SlotSymbol, SYMBOLS, timesOf, windowOf } from './slot.ts';

const KINDS = SYMBOLS.length;

/** The symbols of a line, or of its beginning, from as many digits of base 8. */
function symbolsOf(code: number, length: number): SlotSymbol[] {
  return Array.from({ length }, (_, at) => {
    const digit = Math.floor(code / KINDS ** (length - 1 - at)) % KINDS;
    return SYMBOLS[digit] ?? SCATTER;
  });
}

/** By the symbols of a line of so many reels: what it pays, in stakes of a line. */
function timesByCode(length: number): Uint16Array {
  return Uint16Array.from({ length: KINDS ** length }, (_, code) => {
    return bestOf(symbolsOf(code, length)).times;
  });
}

/** What a reel shows at a stop. */
interface Shown {
  /** The digit of the symbol that each line runs through. */
  digits: readonly number[];
  coins: number;
}

/** By reel and stop. */
function everythingShown(): readonly (readonly Shown[])[] {
  return REELS.map((strip, reel) => {
    return strip.map((_, stop): Shown => {
      const column = windowOf(REELS.map(() => stop))[reel] ?? [];
      const digits = LINES.map((rows) => SYMBOLS.indexOf(column[rows[reel] ?? 0] ?? SCATTER));
      return { digits, coins: countOf(column, SCATTER) };
    });
  });
}

/** Computes `slotReturn` from all stops that there are. */
export function computeSlotReturn(): SlotReturn {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = everythingShown();
  const starts = timesByCode(FEWEST);
  const whole = timesByCode(REELS.length);
  const byCoins = Array.from({ length: REELS.length + 1 }, (_, coins) => timesOf(SCATTER, coins));
  const sums = { rounds: 0, paid: 0, hits: 0, most: 0 };

  /** All rounds whose first three reels stopped so. A line that has won nothing by then wins nothing. */
  function finish(shown: readonly Shown[]): void {
    const codes = LINES.map((_, line) =>
      shown.reduce((code, { digits }) => code * KINDS + (digits[line] ?? 0), 0),
    );
    const won = codes.flatMap((code, line) =>
      starts[code] ? [{ line, code: code * KINDS ** 2 }] : [],
    );
    const before = shown.reduce((sum, { coins }) => sum + coins, 0);
    for (const { digits: four, coins } of fourth) {
      for (const last of fifth) {
        let times = byCoins[before + coins + last.coins] ?? 0;
        for (const { line, code } of won)
          times += whole[code + (four[line] ?? 0) * KINDS + (last.digits[line] ?? 0)] ?? 0;
        sums.rounds += 1;
        sums.paid += times;
        if (times > 0) sums.hits += 1;
        if (times > sums.most) sums.most = times;
      }
    }
  }
  for (const one of first)
    for (const two of second) for (const three of third) finish([one, two, three]);

  return {
    rtp: Math.round((sums.paid * 10_000) / (sums.rounds * LINES.length)),
    hit: Math.round((sums.hits * 10_000) / sums.rounds),
    maxWin: sums.most / LINES.length,
  };
}
