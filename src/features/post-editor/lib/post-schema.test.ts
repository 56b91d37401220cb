import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { filesOf } from './attached-file';
import { imageKind } from './image-kind';
import { postSchema, textCount } from './post-schema';

it.each([
  ['', 0],
  ['<p>한판 글</p><p>둘째</p>', 6],
  ['<p>a &amp; b&nbsp;<br>c &lt;p&gt;</p>', 11],
  ['<p><img src="/file/download/post/x.webp" alt="첨부 이미지"></p>', 0],
  ['<p>👍🏻</p>', 2],
])('%s has %i characters', (html, count) => {
  expect(textCount(html)).toBe(count);
});

const issuesOf = (title: string, contents: string) =>
  (z.safeParse(postSchema, { title, contents }).error?.issues ?? []).map(({ path }) => path[0]);

it.each([
  ['제목', '<p>내용</p>', []],
  [' 제 ', '<p>내</p>', ['title', 'contents']],
  ['가'.repeat(61), `<p>${'가'.repeat(10_001)}</p>`, ['title', 'contents']],
  ['가'.repeat(60), `<p>${'가'.repeat(10_000)}</p>`, []],
  ['제목', `<p>내용${'<br>'.repeat(5_000)}</p>`, ['contents']],
])('takes or refuses a post (%#)', (title, contents, refused) => {
  expect([...new Set(issuesOf(title, contents))]).toEqual(refused);
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
  ['RIFF\x00\x00\x00\x00WAVE', null],
  ['GIF89a', null],
  ['<svg xmlns="', null],
  ['', null],
])('%j is %s', (head, kind) => {
  expect(imageKind(bytes(head))).toBe(kind);
});

it('finds each image of a post once', () => {
  const image = (id: string) => `<img alt="첨부 이미지" src="/file/download/post/${id}.webp">`;
  expect(filesOf(`<p>글</p>${image('a')}${image('b')}${image('a')}`).map(({ url }) => url)).toEqual(
    ['/file/download/post/a.webp', '/file/download/post/b.webp'],
  );
});
