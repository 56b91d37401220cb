import { press } from '../lib/press.ts';
import { login, member, moveClock, must, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

interface Terms {
  open: { address: string; state: string }[];
}

test('a tether deposit is paid, credited, taken in part and closed by staff', {
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
  };
  const latest = page.getByRole('list', { name: '테더충전 내역' }).getByRole('listitem').first();

  await login(page, 'coin01');
  const token = await tokenOf(page);
  const balance = async (): Promise<number> => (await member(server, token)).emoney;
  const before = await balance();

  await page.goto('/chargeCrypto');
  await ask('+100', 100);
  await press(page.getByRole('button', { name: '데모 입금 보내기' }));
  await pass(12);
  await expect(page.getByRole('img', { name: /^블록 확인 \d+\/20$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '충전 금액' })).toBeVisible();
  await pass(60);
  await expect(latest).toContainText('완료');
  await expect(latest).toContainText('$100.00');
  await expect.poll(balance).toBe(before + 10_000);

  await ask('+50', 50);
  const { body } = await server.call<Terms>('GET', '/charge/crypto', { token });
  const { address } = must(body.open[0], 'open deposit');
  const sent = { address, amountMicro: 20_125_678 };
  await server.call('POST', '/simulated/tether', { token, body: sent });
  await pass(90);
  await press(page.getByRole('button', { name: '받은 만큼 충전 · $20.12' }));
  await expect(latest).toContainText('완료');
  await expect.poll(balance).toBe(before + 12_012);

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
