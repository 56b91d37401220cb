import type { Journey } from '../lib/journey.ts';
import { login, member, same, tokenOf, until } from '../lib/site.ts';

export const secondLogin: Journey = {
  name: '4 a second login elsewhere ends the first',
  async run({ server, open }) {
    const first = await open();
    await login(first, server, 'member01');
    await first.waitForURL(`${server.url}/`);
    const second = await open();
    await login(second, server, 'member01');
    await second.waitForURL(`${server.url}/`);
    await first.getByText('다른 기기에서 로그인되어 로그아웃됩니다.').waitFor({ timeout: 10_000 });
    await first.getByRole('button', { name: '확인' }).click();
    await first.waitForURL(/\/login/);
    const left = await first.evaluate(() => localStorage.getItem('hanpan.token'));
    same(left === null || left === 'null', true, 'no token is left on the first device');
  },
};

export const maintenance: Journey = {
  name: '5 maintenance sends everyone out and back home',
  async run({ server, open }) {
    const page = await open();
    await login(page, server, 'member01');
    await page.waitForURL(`${server.url}/`);
    const guest = await open();
    await guest.goto(server.url);
    const admin = await server.login('admin01');
    const turn = (siteNoticeFlg: boolean) =>
      server.call('PATCH', '/admin/setting', { token: admin, body: { siteNoticeFlg } });
    same((await turn(true)).status, 200, 'turning maintenance on');
    await page.waitForURL(/\/maintenance/);
    await guest.waitForURL(/\/maintenance/);
    await page.getByText('보다 나은 서비스를 위해 점검 중입니다.').waitFor();
    same((await turn(false)).status, 200, 'turning maintenance off');
    await page.waitForURL((url) => url.pathname === '/');
    await guest.waitForURL((url) => url.pathname === '/');
    const left = await page.evaluate(() => localStorage.getItem('hanpan.token'));
    same(left === null || left === 'null', true, 'the member was logged out');
  },
};

export const unreadMessage: Journey = {
  name: '6 an unread message keeps the member at the inbox',
  async run({ server, open }) {
    const page = await open();
    await login(page, server, 'unread01');
    await page.getByText('쪽지가 도착했습니다. 확인 후 이용해주세요.').first().waitFor();
    const ok = page.getByRole('alertdialog').getByRole('button', { name: '확인' });
    await ok.click();
    await page.waitForURL(/\/message/);
    await page.goto(`${server.url}/korea/cross`);
    await page.waitForURL(/\/message/);
    await ok.click();
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
    await until(
      'the message is read',
      async () => (await member(server, await tokenOf(page))).unreadCount === 0,
    );
    await page.goto(`${server.url}/korea/cross`);
    await page.getByRole('heading', { name: '크로스' }).waitFor();
    same(new URL(page.url()).pathname, '/korea/cross', 'where the member may go now');
  },
};
