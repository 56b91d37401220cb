import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { buttonSizes, buttonVariants } from '../button';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { LinkButton } from './link-button';

const meta = {
  title: 'shared/ui/LinkButton',
  component: LinkButton,
  args: { children: '로그인', href: '#login' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <Inline gap="2" wrap>
        {buttonVariants.map((variant) => (
          <LinkButton key={variant} variant={variant} asChild>
            <a href="#top">경기 보러 가기</a>
          </LinkButton>
        ))}
      </Inline>
      <Inline gap="2">
        {buttonSizes.map((size) => (
          <LinkButton key={size} {...args} size={size} />
        ))}
      </Inline>
      <LinkButton {...args} fullWidth />
    </Stack>
  ),
};
