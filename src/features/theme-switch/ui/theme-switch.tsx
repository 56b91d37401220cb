import { useUnit } from 'effector-react';
import { IconThemeDark, IconThemeLight } from '@/shared/icons';
import { $theme, themeToggled } from '@/shared/lib/theme';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { messages } from './messages';

export interface ThemeSwitchProps {
  /** Shows the name of the theme in force beside the icon. */
  isNamed?: boolean;
}

/** Changes between the two themes; the icon is that of the theme in force. */
export function ThemeSwitch({ isNamed = false }: ThemeSwitchProps) {
  const { theme, onToggle } = useUnit({ theme: $theme, onToggle: themeToggled });
  const other = theme === 'celadon' ? 'porcelain' : 'celadon';
  const label = messages.switchTo(messages.names[other]);
  const Icon = theme === 'celadon' ? IconThemeDark : IconThemeLight;
  if (!isNamed) {
    return (
      <IconButton size="sm" label={label} onClick={() => onToggle()}>
        <Icon size={16} />
      </IconButton>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon size={16} />}
      title={label}
      onClick={() => onToggle()}
    >
      {messages.names[theme]}
    </Button>
  );
}
