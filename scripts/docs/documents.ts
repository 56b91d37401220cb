import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/source-hash.ts';

/** Tracked files of the tree, without those that are removed and not yet committed. */
export function trackedFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

export const documents = trackedFiles('*.md', '*.mdx');

export function readDocument(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export interface Block {
  file: string;
  /** Empty where none is given: commands. */
  language: string;
  text: string;
}

/** The fenced blocks of a document. */
export function blocksOf(file: string): Block[] {
  const found = readDocument(file).matchAll(/^ *```(\w*)[^\n]*\n([\s\S]*?)^ *```$/gm);
  return [...found].map(([, language = '', text = '']) => ({ file, language, text }));
}

/** Text between single backticks, outside of fenced blocks. */
export function inlineCodeOf(file: string): string[] {
  const prose = readDocument(file).replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

const COMMAND = /^(?:[A-Z_]+=\S* )*(?:[A-Z]+=\$\()?(?:npm|npx|node|git|curl) \S/;

/** The commands of a block: comments are left out, lines that go on are one. */
function commandsOfBlock({ language, text }: Block): string[] {
  if (!['', 'sh', 'bash', 'shell'].includes(language)) return [];
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s{2,}#.*$/, '').trim())
    .filter((line) => COMMAND.test(line));
}

/** Every command that a document names, in blocks and between backticks. */
export function commandsOf(file: string): string[] {
  const inline = inlineCodeOf(file).filter((code) => COMMAND.test(code));
  return [...blocksOf(file).flatMap(commandsOfBlock), ...inline];
}
