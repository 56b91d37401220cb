import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { SearchField } from './search-field';

const meta = {
  title: 'shared/ui/SearchField',
  component: SearchField,
  args: {
    label: '팀·리그 검색',
    placeholder: '팀·리그·초성 검색',
    value: '',
    onValueChange: fn(),
    onRest: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await typeInto(canvas.getByRole('searchbox', { name: '팀·리그 검색' }), 'ㄹ');
    await expect(args.onValueChange).toHaveBeenCalledWith('ㄹ');
    await expect(args.onRest).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onRest).toHaveBeenCalledTimes(1);
  },
};
