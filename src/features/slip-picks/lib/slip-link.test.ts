import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedPicks, slipLink, withoutPicks } from './slip-link';

const origin = 'https://hanpan.example';
const ids = ['r693e1973v.1._.1', 'r693e1973v.2.250.Over', 'r693e1a05k.3.-50.Any Other Score'];
const read = (picks: string) => linkedPicks(`/korea/cross#picks=${picks}`);

describe('a link to a slip', () => {
  it('brings back the picks that it was made of', () => {
    const link = slipLink(ids, origin);
    expect(link.startsWith(`${origin}/korea/cross#picks=`)).toBe(true);
    expect(linkedPicks(link)).toEqual({ ok: true, picks: ids });
    expect(withoutPicks(link)).toBe(`${origin}/korea/cross`);
  });

  it('opens on any page, and is none without picks', () => {
    expect(linkedPicks('/europe?league=a&fixture=#picks=r693e1973v.1._.1')).toEqual({
      ok: true,
      picks: ['r693e1973v.1._.1'],
    });
    for (const href of ['', '/', '/rule#live', '/korea/cross?picks=r693e1973v.1._.1'])
      expect(linkedPicks(href)).toBeNull();
  });

  it('names a pick once, and no more than a slip takes', () => {
    const many = Array.from({ length: 200 }, (_, at) => `match${1000 + at}.1._.1`);
    expect(read([...ids, ...ids].map(encodeURIComponent).join(','))).toEqual({
      ok: true,
      picks: ids,
    });
    expect(read(many.join(','))).toEqual({ ok: false, fault: 'tooMany' });
    expect(read(many.slice(0, 10).join(','))).toMatchObject({ ok: true });
  });

  it('is broken by what is no pick', () => {
    for (const nonsense of [
      ...['', ',', 'x', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '../../etc/passwd'],
      ...['r693e1973v.1._', 'r693e1973v.1._.<b>', 'r693e1973v.1e3._.1', 'r693e1973v.1.0x10.1'],
      ...['bet_01hy5p0c9w', 'mem_5k2m8x1q', 'r693e1973v.1._.1,', '%00', '__proto__'],
    ])
      expect(read(encodeURIComponent(nonsense)), nonsense).toEqual({ ok: false, fault: 'broken' });
  });

  it('throws for no address at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const found = linkedPicks(`/#picks=${text}`);
        if (found?.ok) expect(found.picks.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
