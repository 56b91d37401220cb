import { describe, expect, it } from 'vitest';
import { planOperation } from './operation.ts';
import { planPage } from './page.ts';
import { fill, namesOf, read, write } from './plan.ts';
import { planWidget } from './widget.ts';

const notice = { module: 'notice', path: undefined };

describe('a name', () => {
  it('is written in each way that the files need', () => {
    expect(namesOf('hot-matches2')).toEqual({
      name: 'hot-matches2',
      Name: 'HotMatches2',
      camel: 'hotMatches2',
    });
  });

  it.each(['HotMatches', 'hot_matches', 'hot--matches', '-hot', '2hot', '', '경기', '../x', 'x/y'])(
    'is not "%s"',
    (name) => {
      expect(() => namesOf(name)).toThrow('lower case words with hyphens');
    },
  );

  it('is not one by which the lint rules know files of tests', () => {
    expect(() => planWidget('sample-list')).toThrow('something for tests');
  });
});

describe('nothing is overwritten', () => {
  it('where the folder, the page or the path is there already', () => {
    expect(() => planWidget('site-footer')).toThrow('src/widgets/site-footer is there already');
    expect(() => planPage('rule')).toThrow('src/pages/rule is there already');
    expect(() => planPage('rules', '/rule')).toThrow('is the page of /rule already');
    expect(() => planOperation('news', notice)).toThrow('src/entities/news is there already');
    expect(() => planOperation('popups', { ...notice, path: '/popup' })).toThrow(
      'openapi/openapi.yaml has /popup already',
    );
  });

  it('not even where a single file of the plan is there', () => {
    const created = new Map([
      ['.cache/never-written.txt', ''],
      ['package.json', ''],
    ]);
    expect(() => write({ created, edited: new Map(), next: [] })).toThrow('package.json');
  });
});

it('the page that CONTRIBUTING has as its example is not built yet', () => {
  const [, path = ''] = /page NAME --path (\S+?)`/.exec(read('CONTRIBUTING.md')) ?? [];
  expect(planPage('trial-page', path).edited.get('src/app/site-map.ts')).not.toContain(
    `later('${path}',`,
  );
  expect(read('src/app/site-map.ts')).toContain(`later('${path}',`);
});

it('a page takes the place, title, group and access of its row', () => {
  const { created, edited } = planPage('customer-care', '/customer');
  expect(created.get('src/pages/customer-care/page.ts')).toMatch(
    /path: '\/customer',\s+title: '고객센터',\s+group: 'community',\s+access: 'guests',/,
  );
  const siteMap = edited.get('src/app/site-map.ts') ?? '';
  expect(siteMap).not.toContain("later('/customer',");
  expect(siteMap.indexOf('  customerCarePage,')).toBeLessThan(siteMap.indexOf('  rulePage,'));
  expect(siteMap).toContain("import { customerCarePage } from '@/pages/customer-care';");
});

it('an operation names a module that answers', () => {
  for (const module of [undefined, 'wallet', 'nope'])
    expect(() => planOperation('coupons', { module, path: undefined })).toThrow(
      /one of admin, .*notice/,
    );
  expect(() => planOperation('coupons', { ...notice, path: '/coupon/{id}' })).toThrow(
    'no path without parameters',
  );
});

it('every module with routes takes a handler', () => {
  for (const module of ['admin', 'auth', 'favourite', 'member', 'message', 'notice', 'wager']) {
    const { edited } = planOperation('coupons', { module, path: undefined });
    const routes = edited.get(`server/src/modules/${module}/routes.ts`);
    expect(routes, module).toMatch(/Pick<[^>]*\| 'getCoupons'/);
    expect(routes, module).toContain("getCoupons: () => problem('NOT_READY'),");
  }
});

it('a template that asks for an unknown field is not written half', () => {
  expect(fill('{{a}}-{{b}}', { a: '1', b: '2' })).toBe('1-2');
  expect(() => fill('{{c}}', {})).toThrow('asks for c');
});
