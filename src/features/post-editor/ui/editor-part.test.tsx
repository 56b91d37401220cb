import { allSettled } from 'effector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForm } from '@/shared/lib/form';
import { act, fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { Form } from '@/shared/ui/form';
import { postSchema, type PostValues } from '../lib/post-schema';
import { $files, filesRestored } from '../model';
import { filesOf } from '../lib/attached-file';
import { EditorPart } from './editor-part';

const form = createForm<PostValues>({
  initial: { title: '', contents: '' },
  schema: postSchema,
});
const image = `/file/download/post/${'a'.repeat(24)}.webp`;

// jsdom draws nothing: what an editor measures is nowhere.
beforeAll(() => {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
});
afterAll(async () => {
  // What it scrolls to, it scrolls to with the next frame.
  await new Promise(requestAnimationFrame);
  for (const name of ['getClientRects', 'getBoundingClientRect'])
    Reflect.deleteProperty(Range.prototype, name);
});

async function draw(contents = '') {
  const scope = makeScope();
  await allSettled(form.filled, { scope, params: { contents } });
  await allSettled(filesRestored, { scope, params: filesOf(contents) });
  await renderInApp(
    <Form form={form} label="글쓰기">
      <EditorPart form={form} />
    </Form>,
    { scope },
  );
  const text = await screen.findByRole('textbox', { name: '내용' });
  const html = () => scope.getState(form.$values).contents;
  const paste = (data: string) =>
    act(async () => {
      const clipboardData = {
        getData: (type: string) => (type === 'text/html' ? data : ''),
        files: [],
      };
      fireEvent.paste(text, { clipboardData });
    });
  return { scope, text, html, paste };
}

it('leaves out of what is pasted all but the safe subset', async () => {
  const { html, paste } = await draw();
  await paste(
    '<h1 style="color:red">제목</h1><p><b>굵게</b><i onclick="x()">기울임</i><u>밑줄</u></p>' +
      '<table><tr><td>칸</td></tr></table><img src="https://elsewhere.example/x.png">' +
      '<a href="javascript:alert(1)">나쁨</a><a href="https://example.com/a">좋음</a><h3>소제목</h3>',
  );
  expect(html()).not.toMatch(/style|onclick|<u>|<h1|<table|<img|javascript|target|rel=/);
  for (const kept of [
    '<strong>굵게</strong>',
    '<em>기울임</em>',
    '<a href="https://example.com/a">',
    '<h3>소제목</h3>',
  ])
    expect(html()).toContain(kept);
});

it('keeps what the post has', async () => {
  const contents = `<h3>울산</h3><p>홈 <s>네</s> 다섯 경기</p><ul><li><p>하나</p></li></ul><img src="${image}" alt="첨부 이미지"><blockquote><p>인용</p></blockquote>`;
  const { scope, html, paste } = await draw(contents);
  const changes = watchCalls(scope, form.changed);
  expect([changes, html()]).toEqual([[], contents]);
  await paste('<p>끝</p>');
  expect(html()).toContain(`<img src="${image}" alt="첨부 이미지">`);
  for (const part of ['<h3>', '<s>네</s>', '<ul><li><p>하나</p></li></ul>', '<blockquote>'])
    expect(html()).toContain(part);
});

it('puts an image into the text and takes it out again', async () => {
  const { scope, html } = await draw(`<p>글</p><img src="${image}">`);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '글에 있는 이미지 1 빼기' }));
  });
  expect([html(), scope.getState($files)]).toEqual(['<p>글</p>', []]);
  await act(async () => {
    await allSettled(filesRestored, { scope, params: filesOf(`<img src="${image}">`) });
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '글에 있는 이미지 1 본문에 넣기' }));
  });
  expect(html()).toContain(`<img src="${image}" alt="첨부 이미지">`);
  expect(screen.getByText('본문에 넣음')).toBeTruthy();
});

it('says what the tools are on, and what is wrong with the text', async () => {
  const { scope, text } = await draw();
  const bold = screen.getByRole('button', { name: '굵게' });
  expect(bold.getAttribute('aria-pressed')).toBe('false');
  await act(async () => void fireEvent.click(bold));
  expect(bold.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: '실행 취소' })).toHaveProperty('disabled', true);
  await act(async () => void (await allSettled(form.submitted, { scope })));
  expect(screen.getByRole('alert').textContent).toBe('위 항목을 입력해주세요.');
  expect(text.getAttribute('aria-invalid')).toBe('true');
});
