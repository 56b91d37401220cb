/** A pattern of `like` for what begins with a text, whose own `%` and `_` are taken as themselves. */
export const beginsWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
