import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import type { SettingService, WantedSetting } from '../setting/index.ts';
import { actingOf, actorOf } from './acting.ts';
import type { QueueService } from './queue-service.ts';
import type { ChangeSetting } from './setting-service.ts';

function wantedOf(body: components['schemas']['SettingRequest']): WantedSetting {
  if ('usdRate' in body) return { field: 'usdRate', after: body.usdRate };
  if ('bonusTerms' in body) return { field: 'bonusTerms', after: body.bonusTerms };
  return { field: 'levelLimits', after: body.levelLimits };
}

interface SettingPorts {
  setting: Pick<SettingService, 'all'>;
  change: ChangeSetting;
  queues: Pick<QueueService, 'askForSetting'>;
}

/** The site's settings: an admin's own, and those that another admin has to grant. */
export function settingRoutes({ setting, change, queues }: SettingPorts): Partial<Handlers> {
  return {
    async getSiteSettings() {
      return { status: 200, body: await setting.all() };
    },
    async changeSetting({ body }, ctx) {
      const changed = await change(body, actingOf(ctx));
      return changed === null ? problem('INVALID_STATE') : { status: 200, body: changed };
    },
    async askForSetting({ body }, ctx) {
      const wanted = { ...wantedOf(body), reason: body.reason };
      const answer = await queues.askForSetting(wanted, { actor: actorOf(ctx), now: ctx.now });
      if (answer.ok) return { status: 201, body: answer.request };
      const { path } = answer;
      return fieldProblem(path, 'does not fit the rest');
    },
  };
}
