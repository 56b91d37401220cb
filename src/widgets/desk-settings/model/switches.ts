import { createEvent, sample } from 'effector';
import { messages } from '../ui/messages';
import { type Act, changeRequested, settings } from './settings';

export type SwitchName = 'siteNoticeFlg' | 'joinStartEndFlg' | 'tetherMaintenanceFlag';

/** A switch was pressed. */
export const switched = createEvent<SwitchName>();

function actOf(name: SwitchName, isOn: boolean): Act {
  const { on, off } = messages.switches[name];
  const words = isOn ? off : on;
  const value = name === 'tetherMaintenanceFlag' ? (isOn ? 0 : 1) : !isOn;
  return {
    change: { [name]: value },
    question: { title: words.label, text: words.text, ...(!isOn && { tone: 'danger' as const }) },
    done: words.done,
  };
}

sample({
  clock: switched,
  source: settings.$data,
  filter: (shown) => shown !== null,
  fn: (shown, name) => actOf(name, Boolean(shown?.[name])),
  target: changeRequested,
});
