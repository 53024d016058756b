import type { NextConfig } from 'next'

const config: NextConfig = { serverExternalPackages: ['pg'] }

export default config
