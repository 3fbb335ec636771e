import { expect, test } from 'vitest';
import { labelOf } from '../label.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
  [`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge · Windows'],
  [`${WINDOWS} ${CHROME} Safari/537.36 OPR/116.0.0.0`, 'Opera · Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari · macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome · ChromeOS'],
  ['node', 'Node'],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
  ['<script>Firefox/Linux</script>', 'Firefox · Linux'],
])('%s', (userAgent, label) => {
  expect(labelOf(userAgent)).toBe(label);
});
