import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { Text } from '@/shared/ui/text';
import { Flag } from './flag';

const countries =
  'ar au be br cn de es fr gb gr it jp kr mx nl pl pt ru se th tr tw us world zz'.split(' ');

const meta = {
  title: 'entities/game/Flag',
  component: Flag,
  args: { country: 'kr' },
  argTypes: { country: { control: 'select', options: countries } },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every flag there is, two of them as pictures; a country without one gets that of the world. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="4" wrap>
      {countries.map((country) => (
        <Inline key={country} gap="1">
          <Flag country={country} />
          <Text size="xs" tone="hint">
            {country}
          </Text>
        </Inline>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/flags/cn.svg',
      '/flags/kr.svg',
    ]);
    await waitFor(() =>
      expect(pictures.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]),
    );
  },
};
