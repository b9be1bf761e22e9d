// Which reader a request comes from: only what a trusted proxy wrote counts.
import { expect, test } from 'vitest'
import { findClientAddress } from '../../../src/service/http/client-address.ts'

const find = (connection: string, forwardedFor: string, trustedProxies: number) =>
  findClientAddress({ connection, forwardedFor, trustedProxies })

test.each([
  ['nobody is trusted', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['a reader makes up what stands before', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a request that went past a proxy', '203.0.113.9', '198.51.100.1', 2, '203.0.113.9'],
  ['a proxy that says nothing', '10.0.0.1', '', 1, '10.0.0.1'],
  ['a proxy that says no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a proxy that names the port', '10.0.0.1', '198.51.100.1:5123', 1, '198.51.100.1'],
  ['and of IPv6', '10.0.0.1', '[2001:db8:0:1::7]:5123', 1, '2001:db8:0:1::/64'],
  ['no connection at all', '', '', 0, ''],
])('%s', (_, connection, forwardedFor, trustedProxies, expected) => {
  expect(find(connection, forwardedFor, trustedProxies)).toBe(expected)
})

test.each([
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::ffff:c633:6401', '198.51.100.1'],
])('%s is counted as %s', (address, expected) => {
  expect(find(address, '', 0)).toBe(expected)
})
