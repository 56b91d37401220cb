import { sample } from 'effector';
import { claiming, quests } from '@/entities/quest';
import { pageClosed, pageOpened } from './events';

sample({ clock: pageOpened, target: quests.start });
sample({ clock: pageClosed, target: [quests.reset, claiming.reset] });
