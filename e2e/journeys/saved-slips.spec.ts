import { press } from '../lib/press.ts';
import { bets, login, must, openSlip, pickFromBoard, placeBet, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 20_000;

test('a slip is saved by a name, opened on another device and placed', { tag: '@phone' }, async ({
  page,
  openPage,
  server,
}) => {
  await login(page, 'member01');
  await page.goto('/korea/cross');
  const picks = await pickFromBoard(page, 2);
  await openSlip(page);
  await press(page.getByRole('button', { name: '저장·불러오기' }));
  const saved = page.getByRole('dialog', { name: '저장한 베팅카트' });
  await expect(saved).toContainText('저장한 베팅카트가 없습니다.');

  // By the keyboard: the name has the focus, Enter saves.
  await expect(saved.getByRole('textbox', { name: '이름' })).toBeFocused();
  await page.keyboard.type('주말 축구');
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('button', { name: '주말 축구 불러오기' })).toBeVisible();
  await press(saved.getByRole('button', { name: '주말 축구 이름 변경' }));
  await saved.getByRole('textbox', { name: '새 이름' }).fill('토요일 축구');
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('button', { name: '토요일 축구 불러오기' })).toBeVisible();

  // Another device: nothing is on its slip.
  const other = await openPage();
  await login(other, 'member01');
  await other.goto('/bet_result');
  await press(other.getByRole('button', { name: '저장한 베팅카트 불러오기' }).first());
  await press(other.getByRole('button', { name: '토요일 축구 불러오기' }));
  const offered = other.getByRole('dialog', { name: '토요일 축구' });
  await press(offered.getByRole('button', { name: '2경기 담기' }));
  await expect(offered).toBeHidden();
  await other.goto('/korea/cross');
  await openSlip(other);
  await placeBet(other, STAKE);
  const token = await tokenOf(other);
  await expect.poll(async () => (await bets(server, token)).length, 'bets').toBe(1);
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet.stake).toBe(STAKE);
  expect(bet.legs.map(({ selectionId }) => selectionId).sort()).toEqual([...picks].sort());

  // Deleted once, and gone for good.
  await other.goto('/bet_result');
  await press(other.getByRole('button', { name: '저장한 베팅카트 불러오기' }).first());
  const list = other.getByRole('dialog', { name: '저장한 베팅카트' });
  await press(list.getByRole('button', { name: '토요일 축구 삭제' }));
  await press(other.getByRole('alertdialog').getByRole('button', { name: '삭제' }));
  await expect(list).toContainText('저장한 베팅카트가 없습니다.');
});
