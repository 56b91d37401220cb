import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from './text';
import { textSizes, textTones, textWeights } from './variants';

const meta = {
  title: 'shared/ui/Text',
  component: Text,
  args: { children: '배당은 접수 시점에 정해집니다' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} as="p" />
      ))}
      <Inline gap="4" wrap>
        {textWeights.map((weight) => (
          <Text key={weight} {...args} weight={weight} />
        ))}
      </Inline>
      <div style={{ inlineSize: '320px' }}>
        {(['start', 'center', 'end'] as const).map((align) => (
          <Text key={align} {...args} as="p" align={align} />
        ))}
        <Text as="p" truncate>
          보루시아 묀헨글라트바흐 대 바이어 04 레버쿠젠, 독일 분데스리가 12라운드
        </Text>
        <Text as="p" preserveLines>
          {'50,000원을 베팅합니다.\n계속할까요?'}
        </Text>
      </div>
      <Inline gap="4" wrap>
        {textTones.map((tone) => (
          <Text key={tone} tone={tone} weight="bold" numeric>
            1,284,500 {tone}
          </Text>
        ))}
      </Inline>
    </Stack>
  ),
};
