import type { NextRequest } from 'next/server'
import { embedAnswer } from '@/app/api/_http/embed-answer'

export const GET = (request: NextRequest) => embedAnswer(request, 'embed')
