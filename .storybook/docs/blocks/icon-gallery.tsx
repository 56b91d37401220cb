import * as icons from '@/shared/icons';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './blocks.css';

const { Logo: _logo, ...named } = icons;

/** Every icon that `@/shared/icons` exports, by its name. */
export function IconGallery() {
  return (
    <div className={`sb-unstyled ${styles.gallery}`}>
      {Object.entries(named).map(([name, Icon]) => (
        <Stack key={name} gap="1" align="center">
          <Icon size={22} strokeWidth={1.75} />
          <Text size="xs" tone="hint">
            {name}
          </Text>
        </Stack>
      ))}
    </div>
  );
}
