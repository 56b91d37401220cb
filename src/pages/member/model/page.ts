import { sample } from 'effector';
import { sessionRenewed } from '@/entities/member';
import { profile } from '../api';
import { pageClosed, pageOpened } from '../events';
import { setting } from './preference';
import { leaveRefused, signedOutElsewhere } from './step-up';

sample({ clock: pageOpened, target: profile.start });
// A changed password ends devices as well.
sample({
  clock: [signedOutElsewhere, sessionRenewed, leaveRefused],
  source: profile.$data,
  filter: (data) => data !== null,
  target: profile.refresh,
});
sample({ clock: pageClosed, target: [profile.reset, setting.reset] });
