/** The options of a select that chooses one of the values; without them one of all that have a word. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(words) as Value[],
) {
  return values.map((value) => ({ value, label: words[value] }));
}

/** Of members, from the lowest to the highest. */
const levels = Array.from({ length: 12 }, (_none, at) => at + 1);

/** The options of a select that chooses a level. */
export function levelOptions(labelOf: (level: number) => string) {
  return levels.map((level) => ({ value: String(level), label: labelOf(level) }));
}
