import type { ProblemRow } from './problems.ts';
import type { Json } from './types.ts';

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The table of problem codes, in Markdown. */
export function problemTable(rows: readonly ProblemRow[]): string {
  return table(
    ['code', 'status', 'meaning', 'what a client does', 'text for a person'],
    rows.map(({ code, status, meaning, action, message }) => [
      `\`${code}\``,
      String(status),
      meaning,
      action,
      message,
    ]),
  );
}

/** Adds to `description` what each value means, for readers whose tools do not show extensions. */
export function describeValues(schema: Json): Json {
  const meanings = schema['x-enum-descriptions'] as Record<string, string> | undefined;
  if (!meanings) return schema;
  const rows = Object.entries(meanings).map(([value, meaning]) => [`\`${value}\``, meaning]);
  const own = typeof schema.description === 'string' ? [schema.description, ''] : [];
  return { ...schema, description: [...own, table(['value', 'meaning'], rows)].join('\n') };
}

/** Returns the text with what is generated between the marks of a name; throws where they are missing. */
export function withGenerated(text: string, name: string, generated: string): string {
  const begin = `<!-- ${name}: written by \`npm run api:gen\` -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`no ${begin} … ${end}`);
  return `${before}${begin}\n\n${generated}\n\n${end}${after}`;
}
