import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { EncodedResponse } from './encoded-response.ts';

@Injectable()
export class EncodeInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<EncodedResponse> {
    return next.handle().pipe(mergeMap((value: unknown) => from(EncodedResponse.of(value))));
  }
}
