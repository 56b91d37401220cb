// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sanitiseNews } from './sanitise';

it.each([
  ['<b>한판</b> 안내', '<b>한판</b> 안내'],
  ['<a href="/rule">이용규정</a>', '<a href="/rule">이용규정</a>'],
  ['<a href="https://example.com">밖</a>', '<a href="https://example.com">밖</a>'],
  ['<a href="javascript:alert(1)">눌러</a>', '<a>눌러</a>'],
  ['<a href="//evil.example">눌러</a>', '<a>눌러</a>'],
  ['<img src=x onerror=alert(1)>공지', '공지'],
  ['<b onclick="alert(1)" style="position:fixed">공지</b>', '<b>공지</b>'],
  ['공지<script>alert(1)</script>', '공지'],
  ['<a href="http://example.com">밖</a>', '<a>밖</a>'],
])('keeps %s as %s', (html, expected) => {
  expect(sanitiseNews(html)).toBe(expected);
});

it.each([
  ['<p>첫째 줄</p><p>둘째 줄</p>', '첫째 줄<br>둘째 줄'],
  ['첫째<br />둘째', '첫째<br>둘째'],
  ['<p>한 줄</p>', '한 줄'],
])('parts the paragraphs of %s', (html, expected) => {
  expect(sanitiseNews(html)).toBe(expected);
});

it('keeps everything on one line where there is but one', () => {
  const html = '<p>첫째 줄</p><p>둘째<br>줄</p>';
  expect(sanitiseNews(html, { isOneLine: true })).toBe('첫째 줄 둘째 줄');
});
