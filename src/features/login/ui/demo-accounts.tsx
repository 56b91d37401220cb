import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { demoAccountChosen } from '../model';
import * as styles from './login-form.css';
import { messages } from './messages';

const password = 'demo1234';
const userIds = ['member01', 'member02', 'coin01'] as const;

/** The accounts of the bundled server, one press each. */
export function DemoAccounts() {
  const onChoose = useUnit(demoAccountChosen);
  return (
    <Card padding="4">
      <Stack gap="2">
        <Text as="p" size="sm" weight="bold" tone="brand">
          {messages.demoTitle}
        </Text>
        <Text as="p" size="sm" tone="secondary">
          {messages.demoText}
        </Text>
        <div className={styles.accounts}>
          {userIds.map((userId) => (
            <Button
              key={userId}
              size="sm"
              variant="secondary"
              title={messages.demoAccounts[userId]}
              onClick={() => onChoose({ userId, password })}
            >
              {userId}
            </Button>
          ))}
        </div>
        <Text as="p" size="xs" tone="hint">
          {messages.demoPassword(password)}
        </Text>
      </Stack>
    </Card>
  );
}
