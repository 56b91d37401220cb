import { PNG } from 'pngjs';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** A picture of 40 by 30 points in one colour. */
function picture(): Buffer {
  const png = new PNG({ width: 40, height: 30 });
  png.data.fill(0x7f);
  return PNG.sync.write(png);
}

test('a post with an image is written, read by another member, answered and reported', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'member01');
  await page.goto('/free/write');
  await page.getByRole('textbox', { name: '제목' }).fill('여정에서 쓴 글');
  const text = page.getByRole('textbox', { name: '내용' });
  await press(text);
  await page.keyboard.type('그림을 함께 올립니다.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '그림.png', mimeType: 'image/png', buffer: picture() });
  await press(page.getByRole('button', { name: '그림.png 본문에 넣기' }));
  await press(page.getByRole('button', { name: '등록', exact: true }));
  await page.waitForURL(/\/free\/view\/\d+/);
  const image = page.getByRole('article').getByAltText('첨부 이미지');
  await expect(image).toBeVisible();
  // It was encoded again by the server, and is really there.
  await expect(image).toHaveAttribute('src', /\/file\/download\/post\/[a-z0-9]{24}\.webp$/);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40);

  const other = await openPage();
  await login(other, 'member02');
  await other.goto('/free');
  await press(other.getByRole('link', { name: /여정에서 쓴 글/ }));
  await other.getByLabel('댓글 내용').fill('잘 보았습니다.');
  await press(other.getByRole('button', { name: '등록', exact: true }));
  await expect(other.getByRole('listitem').filter({ hasText: '잘 보았습니다.' })).toBeVisible();
  await press(other.getByRole('button', { name: '신고' }).first());
  const report = other.getByRole('dialog');
  await press(report.getByText('도배'));
  await press(report.getByRole('button', { name: '신고하기' }));
  await expect(other.getByRole('button', { name: '신고됨' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '잘 보았습니다.' })).toBeVisible();
});
