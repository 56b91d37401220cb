import { useUnit } from 'effector-react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { SiteSettings } from '../api';
import { changing } from '../model/settings';
import { switched, type SwitchName } from '../model/switches';
import { messages } from './messages';
import * as styles from './setting-block.css';

const names = Object.keys(messages.switches) as SwitchName[];

/** What is open and what is closed; each asks once more before it changes. */
export function SwitchRows({ settings }: { settings: SiteSettings }) {
  const [isSending, onSwitch] = useUnit([changing.$isPending, switched]);
  return (
    <ul className={styles.rows}>
      {names.map((name) => {
        const { title, states, on, off } = messages.switches[name];
        const isOn = Boolean(settings[name]);
        return (
          <li key={name} className={styles.row} aria-label={title}>
            <span className={styles.name}>{title}</span>
            <Badge tone={isOn ? 'warn' : 'brand'}>{states[isOn ? 'on' : 'off']}</Badge>
            <Button
              size="sm"
              variant={isOn ? 'primary' : 'secondary'}
              disabled={isSending}
              onClick={() => onSwitch(name)}
            >
              {isOn ? off.label : on.label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
