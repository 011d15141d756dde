import { describe, expect, it } from 'vitest';
import { goTemplate } from './goTemplate.ts';

const html = (source: string) => goTemplate('x.html', source, 'html');
const spoken =
  '{{ if eq (print .Data.language) "de" }}Hallo{{ else if eq (print .Data.language) "ar" }}مرحبًا{{ else }}Hello{{ end }}!';

describe('a template of Go', () => {
  it.each([
    ['de', 'Hallo!'],
    ['ar', 'مرحبًا!'],
    ['en', 'Hello!'],
    ['', 'Hello!'],
  ])('takes the branch of the language %j [W10]', (language, expected) => {
    expect(html(spoken)({ Data: { language } })).toBe(expected);
  });

  it('takes the last branch for metadata that are none [W10]', () => {
    for (const Data of [undefined, null, 'de', 5, [], ['de']]) expect(html(spoken)({ Data })).toBe('Hello!');
  });

  it('writes nothing for a branch that is not there [W10]', () => {
    const only = html('a{{ if eq (print .Data.language) "de" }}b{{ end }}c');
    expect([only({ Data: { language: 'de' } }), only({})]).toEqual(['abc', 'ac']);
  });

  it('nests, and escapes values as their place wants it [W10]', () => {
    const nested = html(
      '{{ if eq (print .Data.language) "de" }}{{ if eq (print .Data.language) "de" }}<p>{{ .Email }}</p>{{ else }}x{{ end }}{{ end }}<a href="{{ .ConfirmationURL }}">',
    );
    expect(
      nested({
        Data: { language: 'de' },
        Email: `<b>"&'+`,
        ConfirmationURL: `https://a.test/?x=1&y="é '%41%`,
      }),
    ).toBe('<p>&lt;b&gt;&#34;&amp;&#39;&#43;</p><a href="https://a.test/?x=1&amp;y=%22%c3%a9%20%27%41%25">');
    expect(html('<a href="{{ .ConfirmationURL }}">')({ ConfirmationURL: 'javascript:ran()' })).toBe(
      '<a href="#ZgotmplZ">',
    );
    expect(goTemplate('x', '{{ .Email }}', 'text')({ Email: '<b>+' })).toBe('<b>+');
  });

  it.each([
    '{{ .Data }}',
    '{{ .Data.language }}',
    '{{ .SiteURL }}',
    '{{ range .Data }}{{ end }}',
    '{{- .Token -}}',
    '{{ .Token | html }}',
    '{{ if .Token }}{{ end }}',
    '{{ if eq .Data.language "de" }}{{ end }}',
    '{{ if eq (print .Data.language) "de" }}',
    '{{ if eq (print .Data.language) "de" }}{{ else }}{{ else }}{{ end }}',
    '{{ else }}',
    '{{ end }}',
    '{{ .Token',
    '.Token }}',
    '<p title="{{ .Email }}">',
    '<script>{{ .Email }}</script>',
    '<title>{{ .Email }}</title>',
    '<a href="/?x={{ .Email }}">',
  ])('is refused when it is read, with its name, where it has %s [W10]', (source) => {
    expect(() => html(source)).toThrow(/^The mail template x\.html has .+ Change it, or teach it/);
  });
});
