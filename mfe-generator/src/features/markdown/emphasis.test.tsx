import { render } from '@testing-library/react';
import Markdown from './markdown';

test.each([
  ['Japanese, after a bracket', '**「強調」**です', '「強調」'],
  ['Japanese, before a full stop', 'これは**太字です。**次の文', '太字です。'],
  ['Chinese, around a title', '请看**《红楼梦》**这本书', '《红楼梦》'],
  ['Korean, before a particle', '**"스크립트"**는 좋다', '"스크립트"'],
  ['Arabic', 'هذا **مهم**، جداً', 'مهم'],
  ['Thai, without spaces', 'นี่คือ**สำคัญ**มาก', 'สำคัญ'],
])('%s: what is emphasised stands out, without its signs', (_what, text, strong) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelector('strong')).toHaveTextContent(strong);
  expect(container).not.toHaveTextContent('*');
});
