import { describe, expect, it } from 'vitest';
import { postTextFault } from '#rules/html.ts';
import { cleanNews, cleanPost } from './html.ts';

const IMAGE = '/file/download/post/k3f9x0c2m7q1w8e5r4t6y2u0.webp';
const away = (href: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">x</a>`;

/** What a member writes, and what is left of it. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['<script>alert(1)</script>글', '글'],
  ['<scr<script>x</script>ipt>alert(1)</script>글', 'alert(1)글'],
  ['<img src=x onerror=alert(1)>글', '글'],
  [
    `<img src="${IMAGE}" onload="alert(1)" style="position:fixed" alt='"><b>'>`,
    `<img src="${IMAGE}" alt="&quot;&gt;&lt;b&gt;">`,
  ],
  ['<img src="data:image/png;base64,AAAA">글', '글'],
  ['<img src="https://evil.example/a.png">글', '글'],
  [`<img src="${IMAGE}?x=1">글`, '글'],
  [`<img src="https://evil.example${IMAGE}">글`, '글'],
  ['<img src="/file/download/post/../../api/x.webp">글', '글'],
  ['<p onclick="alert(1)" id="root" class="x" data-x="1" aria-label="y">글</p>', '<p>글</p>'],
  ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>글', '글'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>글', '글'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>글',
    '글',
  ],
  ['<iframe src="javascript:alert(1)"></iframe>글', '글'],
  ['<iframe srcdoc="<script>alert(1)</script>">글', ''],
  ['<object data="x.swf"></object><embed src="x">글', '글'],
  ['<form action="//evil"><input name=password><button>글</button></form>', '글'],
  ['<style>body{display:none}</style>글', '글'],
  [
    '<link rel=stylesheet href="//evil"><meta http-equiv=refresh content=0><base href="//evil">글',
    '글',
  ],
  ['<template><script>alert(1)</script></template>글', '글'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">글', '"&gt;글'],
  ['<!--><img src=x onerror=alert(1)>-->글', '글'],
  [
    '<!DOCTYPE html><html><head><title>t</title></head><body onload=alert(1)>글</body></html>',
    '글',
  ],
  ['<?xml version="1.0"?><![CDATA[<script>alert(1)</script>]]>글', 'alert(1)]]&gt;글'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#1;javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="http://example.com">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\t/evil.example">x</a>', '<a>x</a>'],
  ['<a href="https://example.com" target="_top" rel="opener">x</a>', away('https://example.com')],
  ['<a href="HTTPS://example.com/한글">x</a>', away('HTTPS://example.com/한글')],
  ['<a href="/rule" target="_blank" rel="opener">x</a>', '<a href="/rule">x</a>'],
  ['<a name="root" id="app">x</a>', '<a>x</a>'],
  ['<b>굵게</b> <u>밑줄</u> <h1>제목</h1> <marquee>글</marquee>', '굵게 밑줄 제목 글'],
  ['<p>열림 <strong>강조', '<p>열림 <strong>강조</strong></p>'],
  ['1 < 2 && 3 > 2 <3', '1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;3'],
  ['<p "><script>alert(1)</script>">글</p>', '<p>글</p>'],
];

describe('what a member writes', () => {
  it.each(HOSTILE)('%s', async (html, left) => {
    const clean = await cleanPost(html);
    expect(clean.html).toBe(left);
    expect((await cleanPost(clean.html)).html).toBe(left);
  });

  it('keeps the whole subset, and its words line by line', async () => {
    const html = `<h3>제목</h3><p>첫 <strong>줄</strong><br>둘째 <em>줄</em> <s>지움</s></p><ul><li><p>하나</p></li><li><p>둘</p></li></ul><ol><li><p>셋</p></li></ol><blockquote><p>인용 &amp; 끝</p></blockquote><p><img src="${IMAGE}" alt="표"></p>`;
    expect(await cleanPost(html)).toEqual({
      html,
      text: '제목\n첫 줄\n둘째 줄 지움\n하나\n둘\n셋\n인용 & 끝',
      images: [IMAGE.slice(20, 44)],
    });
  });

  // Thousands of open tags keep a parser of the DOM busy for ten seconds.
  it.each(['<em>', '<ul>', '<table><td>', '<svg>', '<b a=1>', '<p><s>', `<a '"`, '<!--', '</p>'])(
    'is never deep: a post of %s',
    async (piece) => {
      const { html } = await cleanPost(piece.repeat(20_000 / piece.length));
      let [depth, deepest] = [0, 0];
      for (const [tag] of html.matchAll(/<[^>]+>/g)) {
        depth += tag.startsWith('</') ? -1 : 1;
        deepest = Math.max(deepest, depth);
      }
      expect(deepest).toBeLessThan(50);
    },
  );
});

it('news keeps more words of staff, and no image', async () => {
  const html = `<div><b>공지</b> <u>안내</u></div><img src="${IMAGE}"><a href="javascript:x">x</a>`;
  expect(await cleanNews(html)).toBe('<div><b>공지</b> <u>안내</u></div><a>x</a>');
});

it.each([
  ['글', 'short'],
  ['글 \u200b\u3164\n', 'short'],
  ['글감', null],
  [`${'가'.repeat(10_000)}\n`, null],
  ['가'.repeat(10_001), 'long'],
])('a text of %# is checked by what is visible of it', (text, fault) => {
  expect(postTextFault(text)).toBe(fault);
});
