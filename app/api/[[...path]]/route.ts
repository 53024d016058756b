import { pathNotFound } from '@/app/api/_http/not-served'

const answer = () => pathNotFound()

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
