import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { create } from 'qrcode';
import { expectPayPageAccessible, openPayPage, payLessByKeyboard, payOn } from '../lib/pay-page.ts';
import { press } from '../lib/press.ts';
import { login, member, moveClock, must, passTime, tokenOf } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

/** The picture has the code of a text, with the quiet ground around it. */
function expectQr({ width, data }: PNG, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const scale = width / (modules.size + 2 * quiet);
  expect(Number.isInteger(scale), 'whole pixels').toBe(true);
  const isDark = (x: number, y: number): boolean => {
    const middle = (at: number) => Math.floor((at + 0.5) * scale);
    return (data[4 * (middle(y) * width + middle(x))] ?? 255) < 128;
  };
  const wrong = Array.from({ length: (modules.size + 2 * quiet) ** 2 }, (_none, at) => {
    const [x, y] = [at % (modules.size + 2 * quiet), Math.floor(at / (modules.size + 2 * quiet))];
    const isInside = [x, y].every((one) => one >= quiet && one < modules.size + quiet);
    const expected = isInside && Boolean(modules.get(y - quiet, x - quiet));
    return isDark(x, y) !== expected;
  });
  expect(wrong.filter(Boolean), 'squares that are not those of the text').toEqual([]);
}

test('a tether deposit is paid and in the balance after its blocks', { tag: '@gate' }, async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  await login(page, 'coin01');
  const token = await tokenOf(page);
  const before = (await member(server, token)).emoney;
  await page.goto('/chargeCrypto');
  await press(page.getByRole('button', { name: '+100', exact: true }));
  await press(page.getByRole('button', { name: '100 USDT 입금 주소 받기' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '발급받기' }));
  await payOn(await openPayPage(page), { delivery: '같은 알림을 세 번씩' });
  await passTime(server, admin, 12_000);
  await expect(page.getByRole('img', { name: /^블록 확인 \d+\/20$/ })).toBeVisible();
  await passTime(server, admin, 60_000);
  const latest = page.getByRole('list', { name: '테더충전 내역' }).getByRole('listitem').first();
  await expect(latest).toContainText('완료');
  await expect.poll(async () => (await member(server, token)).emoney).toBe(before + 10_000);
});

test('a tether deposit is paid, topped up, taken in part and closed by staff', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  let now = Date.parse('2026-11-21T12:01:00Z');
  const pass = async (seconds: number): Promise<void> => {
    now += seconds * 1000;
    await moveClock(server, admin, now);
  };
  const ask = async (whole: '+50' | '+100', usdt: number): Promise<void> => {
    await press(page.getByRole('button', { name: whole, exact: true }));
    await press(page.getByRole('button', { name: `${usdt} USDT 입금 주소 받기` }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '발급받기' }));
    await expect(page.getByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
    // The button that was pressed is gone: the focus is where the address has come.
    const step = page.getByRole('listitem').filter({ hasText: '주소 복사' });
    await expect(step).toBeFocused();
  };
  const latest = page.getByRole('list', { name: '테더충전 내역' }).getByRole('listitem').first();

  await login(page, 'coin01');
  const token = await tokenOf(page);
  const balance = async (): Promise<number> => (await member(server, token)).emoney;
  const before = await balance();

  await page.goto('/chargeCrypto');
  await ask('+100', 100);
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'QR 저장' }));
  const address = await page.getByText(/^T[1-9A-HJ-NP-Za-km-z]{33}$/).textContent();
  const picture = await saved;
  expect(picture.suggestedFilename()).toBe(`tether-${address}.png`);
  expectQr(PNG.sync.read(await readFile(await picture.path())), must(address, 'address'));
  const exact = await openPayPage(page);
  await expectPayPageAccessible(exact, 'the payment page before anything is paid');
  await payOn(exact, { delivery: '같은 알림을 세 번씩' });
  await pass(12);
  await expect(exact.getByText('블록 4/20')).toBeVisible();
  await expectPayPageAccessible(exact, 'the payment page with coins on their way');
  await expect(page.getByRole('img', { name: /^블록 확인 \d+\/20$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '충전 금액' })).toBeVisible();
  await pass(60);
  await expect(exact.getByText('충전이 완료되었습니다.')).toBeVisible();
  await exact.close();
  await expect(latest).toContainText('완료');
  await expect(latest).toContainText('$100.00');
  await expect.poll(balance).toBe(before + 10_000);

  await ask('+50', 50);
  const topUp = await openPayPage(page);
  await payLessByKeyboard(topUp);
  await pass(90);
  await expect(page.getByText('20.00 USDT 부족')).toBeVisible();
  await press(topUp.getByRole('link', { name: '새로고침' }));
  await payOn(topUp, { choice: '정확히 보내기', delivery: '순서를 바꿔서' });
  await topUp.close();
  await pass(90);
  await expect(latest).toContainText('$50.00');
  await expect(latest).toContainText('완료');
  await expect.poll(balance).toBe(before + 15_000);

  await ask('+50', 50);
  const inPart = await openPayPage(page);
  await payOn(inPart, { choice: '적게 보내기', delivery: '늦게 한 번에' });
  await inPart.close();
  await pass(150);
  await press(page.getByRole('button', { name: '받은 만큼 충전 · $30.00' }));
  await expect(latest).toContainText('완료');
  await expect.poll(balance).toBe(before + 18_000);

  const turn = async (tetherMaintenanceFlag: 0 | 1): Promise<void> => {
    const switched = { token: admin, body: { tetherMaintenanceFlag } };
    const { status } = await server.call('PATCH', '/admin/setting', switched);
    expect(status, `turning tether's maintenance to ${tetherMaintenanceFlag}`).toBe(200);
  };
  const closed = page.getByText(/현재 테더 입출금은 점검 중입니다/);
  await turn(1);
  await expect(closed).toBeVisible();
  await turn(0);
  await expect(closed).toBeHidden();
});
