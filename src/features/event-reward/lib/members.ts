/** Members as they are typed, or pasted from a column: ids or what they sign in with, each once. */
export function namedIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((named) => named !== ''))];
}

/** Adds a member at the end of what is typed, on a line of its own; one who is named already is not named again. */
export function withNamed(text: string, userId: string): string {
  if (namedIn(text).includes(userId)) return text;
  const typed = text.trimEnd();
  return typed === '' ? userId : `${typed}\n${userId}`;
}

/** Adds members at the end of what is typed, each on a line of its own and none twice, up to so many in all. */
export function withAllNamed(text: string, userIds: readonly string[], most: number): string {
  return [...new Set([...namedIn(text), ...userIds])].slice(0, most).join('\n');
}
