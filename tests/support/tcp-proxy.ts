// Exported again so that tests import from tests/support only.
export { TcpProxy } from '../../scripts/launch/cluster/tcp-proxy'
