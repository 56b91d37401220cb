import * as z from 'zod/mini';
import { POST_TEXT } from '#rules/html.ts';
import { messages } from '../ui/messages';

export const titleRange = { min: 2, max: 60 };
/** Characters of HTML that the contract takes. */
const maxHtml = 20_000;

export type PostValues = {
  title: string;
  /** HTML of the safe subset; '' while there is nothing. */
  contents: string;
};

/** Counts characters (code points). */
export function countOf(text: string): number {
  return [...text].length;
}

/** Counts the characters of text in the editor's HTML, without its line breaks. */
export function textCount(html: string): number {
  return countOf(
    html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' '),
  );
}

const between = (count: number, { min, max }: { min: number; max: number }) =>
  count >= min && count <= max;

export const postSchema = z.object({
  title: z.string().check(
    z.refine((title) => title.trim() !== '', messages.required),
    z.refine((title) => between(countOf(title.trim()), titleRange), messages.titleLength),
  ),
  contents: z.string().check(
    z.refine((html) => textCount(html) > 0, messages.required),
    z.refine((html) => between(textCount(html), POST_TEXT), messages.contentsLength),
    z.refine((html) => countOf(html) <= maxHtml, messages.contentsHeavy),
  ),
});
