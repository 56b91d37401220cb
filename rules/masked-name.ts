/** How many letters of a name others see: of two or three letters one, of four or five two, of more three. */
function shownLetters(length: number): number {
  return Math.min(3, Math.floor(length / 2));
}

/** Returns a name as everybody may see it: its first letters, and a star for each hidden one, two at most. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const shown = shownLetters(letters.length);
  const hidden = letters.length - shown;
  return letters.slice(0, shown).join('') + '*'.repeat(Math.min(2, hidden));
}
