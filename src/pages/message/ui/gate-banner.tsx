import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';

export interface GateBannerProps {
  unreadCount: number;
  onGoOn: () => void;
}

/** Tells a member whom the unread gate sent here why, and leads on once everything is read. */
export function GateBanner({ unreadCount, onGoOn }: GateBannerProps) {
  if (unreadCount > 0) {
    return (
      <Banner tone="warn" title={messages.gate}>
        {messages.gateHelp}
      </Banner>
    );
  }
  return (
    <Banner
      tone="success"
      action={
        <Button size="sm" onClick={onGoOn}>
          {messages.goOn}
        </Button>
      }
    >
      {messages.gateDone}
    </Banner>
  );
}
