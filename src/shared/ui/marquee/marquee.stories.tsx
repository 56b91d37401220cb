import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text';
import { Marquee } from './marquee';

const meta = {
  title: 'shared/ui/Marquee',
  component: Marquee,
  args: {
    label: '공지',
    children: [
      <a key="1" href="#notice">
        <Text tone="brand" weight="bold">
          공지
        </Text>{' '}
        11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다.
      </a>,
      <a key="2" href="#event">
        <Text tone="brand" weight="bold">
          이벤트
        </Text>{' '}
        매일 출석체크하고 7일 연속 보너스 포인트를 받아가세요.
      </a>,
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { paused: true } };
