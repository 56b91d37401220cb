import { useUnit } from 'effector-react';
import { IconDesktop, IconPhone } from '@/shared/icons';
import { $device, $layout, layoutToggled } from '@/shared/lib/device';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { messages } from './messages';

export interface LayoutSwitchProps {
  /** Shows the name of the other layout beside the icon. */
  isNamed?: boolean;
}

/** Changes between the desktop and the mobile-style layout; a phone has only one. */
export function LayoutSwitch({ isNamed = false }: LayoutSwitchProps) {
  const { device, layout, onToggle } = useUnit({
    device: $device,
    layout: $layout,
    onToggle: layoutToggled,
  });
  if (device === 'phone') return null;
  const label = layout === 'mobile' ? messages.desktop : messages.mobile;
  const Icon = layout === 'mobile' ? IconDesktop : IconPhone;
  if (!isNamed) {
    return (
      <IconButton size="sm" label={label} onClick={() => onToggle()}>
        <Icon size={16} />
      </IconButton>
    );
  }
  return (
    <Button variant="secondary" size="sm" icon={<Icon size={16} />} onClick={() => onToggle()}>
      {label}
    </Button>
  );
}
