import { randomUUID } from 'node:crypto';
import { MAX_SAVED_SLIPS } from '#rules/saved-slips.ts';
import type { Session } from '../../site/site.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { offersOf, upcoming } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

type Contents = Schemas['SavedSlipContents'];

/** A slip of three matches as they are offered now. */
async function contentsOf(t: CaseContext): Promise<Contents> {
  const legs = (await upcoming(t)).slice(0, 3).flatMap((fixture) => {
    const offer = offersOf(fixture)[0];
    return offer ? [{ selectionId: offer.leg.selectionId, odds: offer.leg.odds }] : [];
  });
  return { name: '주말 축구', kind: 'multiple', mode: 'domestic', legs };
}

const at = (as: Session, savedSlipId: string) => ({ as, path: { savedSlipId } });
const save = (t: CaseContext, as: Session, id: string, body: object) =>
  t.call('saveSlip', { ...at(as, id), body });
const pick = ({ selectionId, odds }: Schemas['SavedSlipPick']) => ({ selectionId, odds });

export const savedSlipCases: readonly Case[] = [
  defineCase({
    id: 'saved-slip/kept',
    what: 'a slip is saved once for its id, listed with the odds that were seen, renamed and deleted by its member alone',
    needs: ['member', 'other'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      const other = await sessionOf(t, 'other');
      const contents = await contentsOf(t);
      const id = randomUUID();
      t.atEnd(async () => void (await t.call('deleteSavedSlip', at(as, id))));
      t.want(await save(t, as, id, contents), 200);
      const again = await save(t, as, id, { ...contents, name: '다른 이름' });
      if (t.check(again, 200)) t.same(again, 'the name', again.body.name, contents.name);
      const listed = t.want(await t.call('getSavedSlips', { as }), 200);
      const own = listed.body.filter((one) => one.id === id);
      t.same(listed, 'how many slips there are of the id', own.length, 1);
      t.same(listed, 'its picks', own[0]?.legs.map(pick), contents.legs);
      const names = await t.call('getSavedSlips', { as: other });
      t.holds(
        names,
        !names.body.some((one) => one.id === id),
        'no slip of another member',
        names.body.map((one) => one.id),
      );
      const rename = { body: { name: '토요일' } };
      t.check(await t.call('renameSavedSlip', { ...at(other, id), ...rename }), 'NOT_FOUND');
      t.check(await t.call('deleteSavedSlip', at(other, id)), 'NOT_FOUND');
      t.check(await t.call('renameSavedSlip', { ...at(as, id), ...rename }), 204);
      const renamed = await t.call('getSavedSlips', { as });
      const found = renamed.body.find((one) => one.id === id);
      t.same(renamed, 'its new name', found?.name, '토요일');
      t.check(await t.call('deleteSavedSlip', at(as, id)), 204);
      t.check(await t.call('deleteSavedSlip', at(as, id)), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'saved-slip/no-slip',
    what: 'what could be no slip is not saved: a pick twice, sizes that make no system',
    needs: ['member'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      const contents = await contentsOf(t);
      const wrong = [
        { ...contents, legs: [...contents.legs, ...contents.legs] },
        { ...contents, sizes: [2] },
        { ...contents, kind: 'system' },
        { ...contents, kind: 'system', sizes: [contents.legs.length] },
        { ...contents, kind: 'system', sizes: [8] },
      ];
      for (const body of wrong) t.check(await save(t, as, randomUUID(), body), 'VALIDATION');
    },
  }),
  defineCase({
    id: 'saved-slip/limit',
    what: 'a member has 20 saved slips at most',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const contents = await contentsOf(t);
      for (let count = 0; count < MAX_SAVED_SLIPS; count += 1)
        t.want(await save(t, as, randomUUID(), contents), 200);
      t.check(await save(t, as, randomUUID(), contents), 'SAVED_SLIP_LIMIT');
      const listed = await t.call('getSavedSlips', { as });
      t.same(listed, 'how many saved slips', listed.body.length, MAX_SAVED_SLIPS);
    },
  }),
];
