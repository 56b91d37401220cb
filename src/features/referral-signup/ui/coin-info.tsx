import { useUnit } from 'effector-react';
import { $setting } from '@/entities/setting';
import { formatWon } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './coin-info.css';
import { usdMessages as messages } from './messages';

/** What a coin-only account may and may not. */
export function CoinInfo() {
  const { coinBonus: bonus } = useUnit($setting);
  return (
    <Card look="sunken" padding="4">
      <Stack gap="2">
        <Text as="p" weight="bold" tone="brand">
          {messages.coinTitle}
        </Text>
        <ul className={styles.list}>
          {messages.coinLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {bonus !== undefined && bonus.basisPoints > 0 && (
            <li>{messages.coinBonus(bonus.basisPoints / 100, formatWon(bonus.capPoints))}</li>
          )}
          <li>{messages.coinOthers}</li>
        </ul>
      </Stack>
    </Card>
  );
}
