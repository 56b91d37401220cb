import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../../lib/source-hash.ts';

export interface Edit {
  file: string;
  /** A text that the file has once. */
  at: string;
  /** What takes its place; where it depends on the rest of the file, made of the whole text. */
  to: string | ((text: string) => string);
}

/** What somebody writes who follows a how-to. */
export interface Change {
  /** A folder beside this file whose templates are new files, under their names in the tree. */
  files?: string;
  edits: readonly Edit[];
}

/** Puts a line behind one that the file has once. */
export const line = (file: string, at: string, added: string): Edit => ({
  file,
  at: `${at}\n`,
  to: `${at}\n${added}\n`,
});

/** Makes a change in a copy of the tree; throws where the place of an edit is not there, or there twice. */
export function carryOut(copy: string, { files, edits }: Change): void {
  const templates = files ? join(import.meta.dirname, files) : '';
  for (const template of files ? listFiles(templates) : []) {
    const file = join(copy, relative(templates, template).replace(/\.tpl$/, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(template));
  }
  for (const { file, at, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    const parts = text.split(at);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${at}`);
    writeFileSync(join(copy, file), parts.join(typeof to === 'string' ? to : to(text)));
  }
}
