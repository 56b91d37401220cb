import { allSettled, type Scope } from 'effector';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { notificationsDialog } from '@/entities/notification';
import {
  makeNotifications,
  noCounts,
  notificationsAt,
  sampleCounts,
} from '@/entities/notification/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { $device, type Device } from '@/shared/lib/device';
import { makeScope } from '@/shared/lib/test-scope';

type Answers = Parameters<typeof createFakeApi>[0];

interface CenterOptions {
  device?: Device;
  isOpen?: boolean;
}

/** Answers by kind, and marks as read what is requested. */
function centerAnswers(): Answers {
  let all = makeNotifications();
  let unread = sampleCounts;
  return {
    'GET /notification'({ path }) {
      const kind = new URL(path, 'http://fake').searchParams.get('kind');
      const data = kind === null ? all : all.filter((one) => one.kind === kind);
      return { body: { data, nextCursor: kind === null ? 'n2' : null, unread } };
    },
    'POST /notification/read'({ body }) {
      const { id } = body as { id: string | null };
      const isMarked = (one: { id: string; isRead: boolean }) =>
        !one.isRead && (id === null || one.id === id);
      const marked = all.filter(isMarked);
      all = all.map((one) => (isMarked(one) ? { ...one, isRead: true } : one));
      for (const { kind } of marked) unread = { ...unread, [kind]: unread[kind] - 1 };
      return { body: id === null ? noCounts : unread };
    },
  };
}

export function centerScope(
  answers: Answers = {},
  { device = 'desktop', isOpen = true }: CenterOptions = {},
): { scope: () => Scope } {
  return {
    scope() {
      const api = createFakeApi({ ...centerAnswers(), ...answers });
      const scope = makeScope({
        values: [
          [$api, api],
          [$member, memberKinds.gs],
          [$now, notificationsAt],
          [$device, device],
        ],
      });
      if (isOpen) void allSettled(notificationsDialog.opened, { scope });
      return scope;
    },
  };
}
